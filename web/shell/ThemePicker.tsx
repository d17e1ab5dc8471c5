import SunMoon from 'lucide-react/icons/sun-moon'
import { localStore } from '../platform/storage.ts'
import { createStore } from '../platform/store.ts'
import { useTexts } from '../platform/texts.ts'
import { BandSelect } from './header/BandSelect.tsx'

const KEY = 'theme'
const choices = ['system', 'light', 'dark'] as const
type Choice = (typeof choices)[number]
const theme = createStore<Choice>(storedChoice)

/** Light, dark or as the device; web/platform/early.ts applies the stored choice before the first paint. */
export function ThemePicker() {
  const t = useTexts().shell
  const choice = theme.use('system')
  return (
    <BandSelect
      label={t.theme}
      icon={<SunMoon className="left-3.5" aria-hidden="true" />}
      value={choice}
      options={choices.map((name) => [name, t.themes[name]] as const)}
      onChange={choose}
    />
  )
}

function storedChoice(): Choice {
  const stored = localStore.read(KEY)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

function choose(choice: Choice) {
  if (choice === 'system') localStore.remove(KEY)
  else localStore.write(KEY, choice)
  const isDark = choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  if (isDark) document.documentElement.dataset.theme = 'dark'
  else delete document.documentElement.dataset.theme
  theme.fire()
}
