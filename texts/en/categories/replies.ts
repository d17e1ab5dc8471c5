export const categoriesReplies = {
  noRoot: 'There is no such main category, or it is archived.',
  noPicture: 'There is no picture of this name.',
  reservedPath: 'Another page of the shop has this address.',
  takenPath: (name: string) => `“${name}” has this address.`,
  footerOfRoots: 'Only main categories stand in the footer.',
  footerFull: (most: number) => `There is room for ${most} in the footer. Take one out first.`,
  attributes: {
    sameKey: 'Another attribute here has this key.',
    sameLabel: 'Another attribute here has this name.',
    archivedKind: 'There is an archived attribute of another kind under this key. Take it back or choose another key.',
    usedKind: (goods: number) =>
      `${goods === 1 ? 'One product states' : `${goods.toLocaleString('en')} products state`} this attribute already, ` +
      'so its kind and unit stay. Add a new one and take this one out.',
    noChoices: 'Name at least one choice.',
    sameChoice: 'There is such a choice already.',
    formerChoice: (value: string) => `Another choice was called “${value}” before, and products still say so.`,
    unknownChoice: 'There is no such choice any more.',
    unreadable: 'It needs letters or figures.',
    namedByLaw: (name: string) => `The law asks for “${name}” here, so it stays.`,
    noReason: 'Say why in a few words.',
  },
  moveRefusals: {
    SAME: 'It stands there already.',
    ITSELF: 'A category cannot stand below itself.',
    NO_ROOT: 'There is no such main category, or it is archived.',
    HAS_LEAVES: 'There are categories below this one, and there are two levels only. They have to move first.',
    HAS_GOODS: 'There are goods in this category, also archived ones. Goods only stand in the lower level.',
  },
}
