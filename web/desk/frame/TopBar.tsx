import CircleHelp from 'lucide-react/icons/circle-question-mark'
import { useSession } from '../../platform/viewer/use-session.ts'
import { Popover } from '../../ui/windows/Popover.tsx'
import { setKeysOpen } from '../keys/keys-open.ts'
import { Bell } from '../notices/Bell.tsx'
import { PaletteButton } from '../palette/PaletteButton.tsx'
import { useDeskTexts } from '../texts.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { initialsOf } from './initials.ts'
import { NewMenu } from './NewMenu.tsx'

/** The bar above every page: the search, and on its right what belongs to the person. */
export function TopBar() {
  return (
    <div className="desk-top">
      <PaletteButton />
      <div className="ml-auto flex items-center gap-2.5">
        <NewMenu />
        <Bell />
        <HelpButton />
        <AccountButton />
      </div>
    </div>
  )
}

/** What keys do, here and everywhere. */
function HelpButton() {
  const t = useDeskTexts()
  return (
    <button
      type="button"
      className="desk-icon-button"
      aria-label={t.keys.help}
      title={t.keys.help}
      onClick={() => setKeysOpen(true)}
    >
      <CircleHelp />
    </button>
  )
}

/** The person's initials, which open account, language, looks and the way out. */
export function AccountButton() {
  const t = useDeskTexts()
  const details = useSession().user?.userDetails
  const name = [details?.firstName, details?.lastName].filter(Boolean).join(' ')
  return (
    <Popover
      className="relative"
      triggerClass="desk-avatar"
      trigger={
        <>
          <span aria-hidden="true">{initialsOf(name) || '·'}</span>
          <span className="sr-only">{`${t.account}: ${name || details?.email}`}</span>
        </>
      }
      panelClass="right-0 mt-2 w-72 p-2"
    >
      {(close) => <AccountMenu onPick={close} />}
    </Popover>
  )
}
