import { catalogue } from './catalogue/screen.ts'
import { search } from './search/screen.ts'
import { shell } from './shell.ts'
import { stores } from './stores/screen.ts'
import { ui } from './ui.ts'

export const webTexts: typeof import('../en/web-texts.ts').webTexts = {
  catalogue,
  search,
  shell,
  stores,
  ui,
}
