// Makes a board from its plan.
#pragma once

#include "engines/confidants/board/banks.h"

namespace intrika::confidants {

class BoardMaker {
public:
    // Precondition: what the plan says of single cells is sound (E-154); it is this map's. Nothing: more nodes than a
    // board can have.
    static std::optional<Board> make(BoardPlan plan, std::shared_ptr<const BoardMap> map);

private:
    explicit BoardMaker(BoardPlan plan);
    void placeNodes();
    void sortNodes();
    void addLinks();
    void addLinksAcross(Spot cell, Side side, Spot behind);
    void link(NodeId one, NodeId other);
    void packLinks();
    std::vector<NodeId> facing(Spot cell, Side side) const;
    const Board::Standing& standing(Spot cell) const;

    Board board_;
    std::vector<SideSet> flow_;
    std::vector<std::vector<NodeId>> neighbours_;
};

}  // namespace intrika::confidants
