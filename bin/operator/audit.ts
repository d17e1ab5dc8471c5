import { sealAudit } from '../../api/platform/audit/seal-audit.ts'
import { verifyAudit, type ChainHead } from '../../api/platform/audit/verify-audit.ts'
import { texts } from '../../texts/texts.ts'
import { Refusal, type CommandGroup } from './commands/command.ts'

export const audit: CommandGroup = {
  texts: (language) => texts(language).operator.audit,
  actions: {
    verify: {
      values: ['head'],
      async run({ db, language }, { values }) {
        const t = texts(language).operator.audit
        const anchor = values.head === undefined ? undefined : headOf(values.head)
        if (anchor === null) throw new Refusal(t.badHead)
        // Also where the shop is not running and nobody else does it.
        await sealAudit(db)
        const { sealed, head, broken } = await verifyAudit(db, anchor)
        if (broken) throw new Refusal(t.broken(sealed, t.place(broken.number, broken.entryId), t.kinds[broken.kind]))
        return { lines: [t.holds(sealed), ...(head ? [t.head(`${head.number}:${head.hash}`)] : [])] }
      },
    },
  },
}

function headOf(text: string): ChainHead | null {
  const [, number, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? []
  return number && hash ? { number: Number(number), hash } : null
}
