import { makeImpersonationCode } from '../../api/account/impersonation/make-impersonation-code.ts'
import { texts } from '../../texts/texts.ts'
import { Problem } from '../../api/http/problem.ts'
import { Refusal, type CommandGroup } from './commands/command.ts'

export const impersonate: CommandGroup = {
  texts: (language) => texts(language).operator.impersonate,
  actions: {
    code: {
      async run(context, { args: [email = ''] }) {
        const t = texts(context.language).operator.impersonate
        const input = { operatorId: context.operator.id, token: null, email, language: context.language }
        const made = await makeImpersonationCode(context, input).catch((error: unknown) => {
          throw error instanceof Problem ? new Refusal(t.noBuyer(email)) : error
        })
        return { lines: [t.code(made.code), t.url(made.url), t.rules], accountId: made.accountId }
      },
    },
  },
}
