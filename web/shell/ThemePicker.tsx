import SunMoon from 'lucide-react/icons/sun-moon'
import { useTexts } from '../platform/texts.ts'
import { BandSelect } from './header/BandSelect.tsx'
import { chooseTheme, themeChoices, useThemeChoice } from './theme.ts'

/** Light, dark or as the device. */
export function ThemePicker() {
  const t = useTexts().shell
  return (
    <BandSelect
      label={t.theme}
      icon={<SunMoon className="left-3.5" aria-hidden="true" />}
      value={useThemeChoice()}
      options={themeChoices.map((name) => [name, t.themes[name]] as const)}
      onChange={chooseTheme}
    />
  )
}
