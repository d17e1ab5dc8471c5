export const categoriesReplies = {
  noRoot: 'There is no such main category, or it is archived.',
  noPicture: 'There is no picture of this name.',
  reservedPath: 'Another page of the shop has this address.',
  takenPath: (name: string) => `“${name}” has this address.`,
  footerOfRoots: 'Only main categories stand in the footer.',
  footerFull: (most: number) => `There is room for ${most} in the footer. Take one out first.`,
  moveRefusals: {
    SAME: 'It stands there already.',
    ITSELF: 'A category cannot stand below itself.',
    NO_ROOT: 'There is no such main category, or it is archived.',
    HAS_LEAVES: 'There are categories below this one, and there are two levels only. They have to move first.',
    HAS_GOODS: 'There are goods in this category, also archived ones. Goods only stand in the lower level.',
  },
}
