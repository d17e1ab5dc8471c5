import Lock from 'lucide-react/icons/lock'
import { rolesOf, type Right } from '../../../contract/rights.ts'
import { missingRight as de } from '../../../texts/de/rights.ts'
import { missingRight as en } from '../../../texts/en/rights.ts'
import { Link } from '../../frame/Link.tsx'
import { useLanguage } from '../../platform/texts.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useDeskTexts } from '../texts.ts'
import { placePath, type Side } from '../workplace.ts'

/** Which right a page asks for, which roles have it, and who can give it. */
export function MissingRight({ side, right }: { side: Side; right: Right }) {
  const t = useDeskTexts()
  const sentence = { de, en }[useLanguage()]
  return (
    <EmptyState
      isPage
      icon={<Lock />}
      title={t.noRightTitle}
      text={sentence({ side, right, roles: [...rolesOf(side, right)] })}
    >
      <Link to={placePath(side, '')} className={buttonClass()}>
        {t.toStart}
      </Link>
    </EmptyState>
  )
}
