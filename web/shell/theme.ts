import { localStore } from '../platform/storage.ts'
import { createStore } from '../platform/store.ts'

const KEY = 'theme'
export const themeChoices = ['system', 'light', 'dark'] as const
type Choice = (typeof themeChoices)[number]
const theme = createStore<Choice>(storedChoice)

/** Light, dark or as the device; web/platform/early.ts applies the stored choice before the first paint. */
export const useThemeChoice = (): Choice => theme.use('system')

function storedChoice(): Choice {
  const stored = localStore.read(KEY)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

export function chooseTheme(choice: Choice) {
  if (choice === 'system') localStore.remove(KEY)
  else localStore.write(KEY, choice)
  const isDark = choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  if (isDark) document.documentElement.dataset.theme = 'dark'
  else delete document.documentElement.dataset.theme
  theme.fire()
}
