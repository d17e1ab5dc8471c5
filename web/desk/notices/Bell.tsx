import BellIcon from 'lucide-react/icons/bell'
import { lazyPart } from '../../platform/lazy-part.tsx'
import { dataOrNothing } from '../../platform/reads/read.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { Popover } from '../../ui/windows/Popover.tsx'
import { useDeskTexts } from '../texts.ts'
import { noticesQuery } from './queries.ts'

const Notices = lazyPart(async () => (await import('./Notices.tsx')).Notices, { close: ({ onPick }) => onPick() })
const MOST_SHOWN = 99

/** What the member was told, with the number of what they have not read. */
export function Bell() {
  const t = useDeskTexts().bell
  const unread = dataOrNothing(useRead(noticesQuery(useLanguage())))?.unread ?? 0
  return (
    <Popover
      className="desk-bell"
      triggerClass="desk-icon-button"
      triggerLabel={unread > 0 ? t.unread(unread) : t.title}
      trigger={
        <>
          <BellIcon />
          {unread > 0 && <i aria-hidden="true">{unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}</i>}
        </>
      }
      panelClass="desk-notices"
    >
      {(close) => <Notices onPick={close} />}
    </Popover>
  )
}
