import FileText from 'lucide-react/icons/file-text'
import type { Receivable } from '../../contract/net-terms/receivables.ts'
import { saveFile } from '../platform/calls/save-file.ts'
import { dayText } from '../platform/dates.ts'
import { useLanguage } from '../platform/texts.ts'
import { useWrite } from '../platform/writes/use-write.ts'
import { useReceivableTexts } from './texts.ts'

type Reminder = Receivable['reminders'][number]
type ReminderLettersProps = { receivable: Receivable; load: (level: Reminder['level']) => Promise<Blob> }

/** The letters that were sent about an invoice, each as it was sent. */
export function ReminderLetters({ receivable: { number, reminders }, load }: ReminderLettersProps) {
  const t = useReceivableTexts()
  const language = useLanguage()
  const save = useWrite({
    mutationFn: async ({ level }: Reminder) => saveFile(await load(level), t.letterFile(number, level)),
  })
  if (reminders.length === 0) return null
  return (
    <ul className="grid w-full gap-1">
      {reminders.map((reminder) => (
        <li key={reminder.level}>
          <button
            type="button"
            aria-busy={(save.isPending && save.variables === reminder) || undefined}
            onClick={() => save.mutate(reminder)}
            className="inline-flex min-h-10 items-center gap-2 text-left text-brand underline underline-offset-2"
          >
            <FileText aria-hidden="true" />
            {t.letter(t.levels[reminder.level], dayText(reminder.sentAt, language))}
          </button>
        </li>
      ))}
    </ul>
  )
}
