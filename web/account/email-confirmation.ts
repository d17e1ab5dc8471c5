import { useQueryClient } from '@tanstack/react-query'
import { emailConfirmation as de } from '../../texts/de/account/email-confirmation.ts'
import { emailConfirmation as en } from '../../texts/en/account/email-confirmation.ts'
import { call } from '../platform/calls/call.ts'
import { useLanguage } from '../platform/texts.ts'
import { useWrite } from '../platform/writes/use-write.ts'

export const useConfirmationTexts = () => ({ de, en })[useLanguage()]

// The page of the link is one that visitors open: the schemas come with the press.
const loadEmailConfirmationApi = () => import('../../contract/email-confirmation.ts')

/** Confirms with the token of the mail; what is shown of the account is read anew. */
export function useConfirmEmail() {
  const queryClient = useQueryClient()
  return useWrite({
    meta: { isHandled: true },
    mutationFn: async (token: string) => call((await loadEmailConfirmationApi()).confirm, { token }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['auth'] }),
  })
}

/** Requests another link: for the account of the session, or for that of an earlier token. */
export const useConfirmationAgain = () =>
  useWrite({
    meta: { isHandled: true },
    mutationFn: async (token: string | undefined) => call((await loadEmailConfirmationApi()).request, { token }),
  })
