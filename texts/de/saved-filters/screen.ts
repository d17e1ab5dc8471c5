import type { savedFilters as en } from '../../en/saved-filters/screen.ts'

export const savedFilters: typeof en = {
  save: 'Auswahl merken',
  saved: (name) => `„${name}“ ist gemerkt.`,
  deleted: (name) => `„${name}“ ist gelöscht.`,
  undo: 'Rückgängig',
  menu: (count) => `Gemerkte Auswahlen (${count})`,
  listTitle: 'Gemerkte Auswahlen',
  listText: 'Filter, Suchworte und Sortierung unter einem Namen, mit einem Druck geöffnet.',
  name: 'Name',
  titleNew: 'Diese Auswahl merken',
  titleRename: 'Auswahl umbenennen',
  lead: 'Gemerkt werden Filter, Suchworte, Sortierung und Ansicht.',
  submit: 'Merken',
  rename: (name) => `„${name}“ umbenennen`,
  delete: (name) => `„${name}“ löschen`,
  gone: 'Dieses Sortiment gibt es nicht mehr',
  search: (words) => (words ? `Suche nach „${words}“` : 'Alle Artikel'),
  failed: 'Die gemerkten Auswahlen lassen sich gerade nicht laden',
}
