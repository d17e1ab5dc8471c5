import type { StatementEntry } from '../../../contract/bank-statements/statements.ts'
import { PlainTable } from '../../desk/list/PlainTable.tsx'
import { Link } from '../../frame/Link.tsx'
import { dateText } from '../../platform/dates.ts'
import { useLanguage } from '../../platform/texts.ts'
import { mayOpen } from '../../platform/viewer/role.ts'
import { useSession } from '../../platform/viewer/use-session.ts'
import { useBankStatementTexts } from './texts.ts'

/** Entries of a statement with what each belongs to. */
export function EntryTable({ label, entries }: { label: string; entries: StatementEntry[] }) {
  const { line, day, target, from, amount } = useBankStatementTexts().entry
  const columns = [
    { name: line, isNumber: true },
    { name: target },
    { name: amount, isNumber: true },
    { name: day },
    { name: from },
  ]
  return (
    <PlainTable label={label} columns={columns}>
      {entries.map((entry) => (
        <Row key={entry.position} entry={entry} />
      ))}
    </PlainTable>
  )
}

function Row({ entry }: { entry: StatementEntry }) {
  const t = useBankStatementTexts()
  const language = useLanguage()
  const { line, bookedOn, returnText, party, purpose, amountText, expectedText } = entry
  return (
    <tr className="[&_td]:py-2.5 [&_td]:align-top">
      <td className="text-right tabular-nums">{line}</td>
      <td>
        <Target entry={entry} />
        {returnText && <span className="block text-ink-3">{returnText}</span>}
      </td>
      <td className="text-right whitespace-nowrap tabular-nums">
        <b className="font-semibold">{amountText}</b>
        {expectedText && <span className="block text-ink-3">{t.expected(expectedText)}</span>}
      </td>
      <td className="whitespace-nowrap">{bookedOn ? dateText(new Date(bookedOn), language) : '–'}</td>
      <td className="min-w-48">
        {party}
        {purpose && <span className="block break-words text-ink-3">{purpose}</span>}
      </td>
    </tr>
  )
}

/** Orders have a page for those who look after them. */
function Target({ entry: { target, path } }: { entry: StatementEntry }) {
  const { user } = useSession()
  const isOpen = path !== null && (!path.startsWith('/operator/orders') || mayOpen(user, 'orders'))
  if (!isOpen) return <span className="whitespace-nowrap">{target ?? '–'}</span>
  return (
    <Link to={path} className="font-semibold whitespace-nowrap underline-offset-2 hover:underline">
      {target}
    </Link>
  )
}
