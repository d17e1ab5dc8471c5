import { makeImpersonationCode } from '../../api/account/impersonation/make-impersonation-code.ts'
import { operatorImpersonate as de } from '../../texts/de/operator/impersonate.ts'
import { operatorImpersonate as en } from '../../texts/en/operator/impersonate.ts'
import { Problem } from '../../api/http/problem.ts'
import { Refusal, type CommandGroup } from './commands/command.ts'

export const impersonate: CommandGroup = {
  texts: { de, en },
  actions: {
    code: {
      async run(context, { args: [email = ''] }) {
        const t = { de, en }[context.language]
        const input = { operatorId: context.operator.id, token: null, email, language: context.language }
        const made = await makeImpersonationCode(context, input).catch((error: unknown) => {
          throw error instanceof Problem ? new Refusal(t.noBuyer(email)) : error
        })
        return { lines: [t.code(made.code), t.url(made.url), t.rules], accountId: made.accountId }
      },
    },
  },
}
