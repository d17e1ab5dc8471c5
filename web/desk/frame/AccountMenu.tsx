import BellRing from 'lucide-react/icons/bell-ring'
import Keyboard from 'lucide-react/icons/keyboard'
import LogOut from 'lucide-react/icons/log-out'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Store from 'lucide-react/icons/store'
import { useTexts, useLanguage } from '../../platform/texts.ts'
import { useSession, useSignOut } from '../../platform/viewer/use-session.ts'
import { languages } from '../../../contract/platform/languages.ts'
import { accountPaths } from '../../account-paths.ts'
import { Link } from '../../frame/Link.tsx'
import { localPath, paths } from '../../paths.ts'
import { OtherMemberships } from '../../account/team/OtherMemberships.tsx'
import { LanguageLink, languageNames } from '../../shell/LanguageLink.tsx'
import { chooseTheme, themeChoices, useThemeChoice } from '../../shell/theme.ts'
import { setKeysOpen } from '../keys/keys-open.ts'
import { useDeskTexts } from '../texts.ts'
import { noticeChoicesPath } from '../workplace.ts'
import { useWorkplaceRoutes } from './workplace-context.ts'

/** What the avatar holds: who it is, other memberships, language, looks, the shop, signing out. */
export function AccountMenu({ onPick }: { onPick: () => void }) {
  const t = useDeskTexts()
  const { side } = useWorkplaceRoutes()
  const shell = useTexts().shell
  const language = useLanguage()
  const { user } = useSession()
  const signOut = useSignOut()
  const details = user?.userDetails
  return (
    <div className="desk-menu">
      <p className="desk-menu-person">
        <b>{[details?.firstName, details?.lastName].filter(Boolean).join(' ')}</b>
        <span>{details?.email}</span>
      </p>
      {user?.membership?.isOneOfSeveral && <OtherMemberships className="desk-menu-entry" onPick={onPick} />}
      <div className="desk-menu-row" role="group" aria-label={shell.language}>
        {languages.map((each) => (
          <LanguageLink key={each} language={each} className={each === language ? 'desk-choice on' : 'desk-choice'}>
            {languageNames[each]}
          </LanguageLink>
        ))}
      </div>
      <ThemeChoice />
      <a href={localPath(language, accountPaths.security())} className="desk-menu-entry">
        <ShieldCheck />
        {t.security}
      </a>
      <Link to={noticeChoicesPath(side)} className="desk-menu-entry" onClick={onPick}>
        <BellRing />
        {t.places[side].notices}
      </Link>
      <button
        type="button"
        className="desk-menu-entry"
        onClick={() => {
          onPick()
          setKeysOpen(true)
        }}
      >
        <Keyboard />
        {t.keys.title}
      </button>
      <a href={localPath(language, paths.home())} target="_blank" rel="noopener" className="desk-menu-entry">
        <Store />
        {t.toShop}
      </a>
      <button type="button" className="desk-menu-entry" onClick={() => void signOut()}>
        <LogOut />
        {shell.signOut}
      </button>
      <p className="px-3 pt-1 pb-2 text-xs text-ink-3">{t.version(TRESEN_VERSION)}</p>
    </div>
  )
}

function ThemeChoice() {
  const t = useTexts().shell
  const chosen = useThemeChoice()
  return (
    <div className="desk-menu-row" role="group" aria-label={t.theme}>
      {themeChoices.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === chosen}
          className={choice === chosen ? 'desk-choice on' : 'desk-choice'}
          onClick={() => chooseTheme(choice)}
        >
          {t.themes[choice]}
        </button>
      ))}
    </div>
  )
}
