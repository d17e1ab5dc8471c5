import { useState } from 'react'
import type { Buyer } from '../../../contract/operator/buyers.ts'
import { Card } from '../../desk/Card.tsx'
import { MailReport } from '../../desk/MailReport.tsx'
import { mayOpen } from '../../platform/viewer/role.ts'
import { useSession } from '../../platform/viewer/use-session.ts'
import { EndSessions } from './BuyerActions.tsx'
import { Erase, ExportData } from './Privacy.tsx'
import { Sessions } from './Sessions.tsx'
import { useOperatorBuyerTexts } from './texts.ts'

type Person = Buyer['people'][number]

/** Who belongs to a company: where they are signed in, and what is kept about them. */
export function People({ people }: { people: Person[] }) {
  const t = useOperatorBuyerTexts()
  return (
    <Card title={t.people}>
      <ul className="grid gap-3 px-[18px] py-3.5">
        {people.length === 0 && <li className="text-ink-3">{t.none}</li>}
        {people.map((person) => (
          <OnePerson key={person.accountId} person={person} />
        ))}
      </ul>
    </Card>
  )
}

function OnePerson({ person }: { person: Person }) {
  const t = useOperatorBuyerTexts()
  const { accountId, name, sessionCount } = person
  const [isShown, setShown] = useState(false)
  const mayPrivacy = mayOpen(useSession().user, 'privacy')
  return (
    <li className="grid gap-0.5">
      <b className="font-semibold">{name}</b>
      <span className="wrap-anywhere text-ink-2">{person.email}</span>
      {person.bounce && <MailReport report={person.bounce} />}
      <span className="text-ink-3">
        {[person.phoneNumber, t.sessions(sessionCount), !person.hasSecondFactor && t.noSecondFactor]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <span className="flex flex-wrap gap-x-4">
        {sessionCount > 0 && (
          <>
            <button
              type="button"
              className="min-h-6 text-brand underline"
              aria-expanded={isShown}
              aria-label={t.showSessionsOf(name)}
              onClick={() => setShown(!isShown)}
            >
              {t.showSessions}
            </button>
            <EndSessions accountId={accountId} />
          </>
        )}
        {mayPrivacy && (
          <>
            <ExportData person={person} />
            <Erase person={person} />
          </>
        )}
      </span>
      {isShown && <Sessions accountId={accountId} />}
    </li>
  )
}
