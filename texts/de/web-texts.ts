import { shell } from './shell.ts'
import { ui } from './ui.ts'

export const webTexts: typeof import('../en/web-texts.ts').webTexts = { shell, ui }
