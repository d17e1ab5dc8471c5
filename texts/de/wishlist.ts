import type { wishlist as en } from '../en/wishlist.ts'

export const wishlist: typeof en = {
  title: 'Merkliste',
  add: 'Merken',
  remove: 'Nicht mehr merken',
  addNamed: (name) => `${name} merken`,
  removeNamed: (name) => `${name} nicht mehr merken`,
  removed: (name) => `${name} ist nicht mehr auf der Merkliste.`,
  undo: 'Rückgängig',
  count: (count) => `${count} Artikel`,
  failedTitle: 'Die Merkliste lässt sich gerade nicht laden',
  emptyTitle: 'Deine Merkliste ist leer',
  emptyText: 'Tippe bei einem Artikel auf das Herz, dann findest du ihn hier wieder.',
  pageEmpty: 'Auf dieser Seite steht nichts mehr.',
  firstPage: 'Zur ersten Seite',
  emptyAction: 'Alle Artikel ansehen',
  moveAll: 'Alles in den Warenkorb',
  moved: (count) => `${count} Artikel in den Warenkorb gelegt.`,
  nothingToMove: 'Keiner dieser Artikel ist auf Lager.',
}
