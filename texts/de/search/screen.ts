import type { search as en } from '../../en/search/screen.ts'

export const search: typeof en = {
  label: 'Shop durchsuchen',
  placeholder: 'Artikel, Marke, GTIN oder Lieferant',
  submit: 'Suchen',
  clear: 'Suche leeren',
  title: (words) => `Suche nach „${words}“`,
}
