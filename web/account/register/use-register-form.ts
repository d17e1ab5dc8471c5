import { useQueryClient } from '@tanstack/react-query'
import { deviceToken, storeDeviceToken } from '../../platform/viewer/device-token.ts'
import { useAccountTexts } from '../account-texts.ts'
import { useLanguage } from '../../platform/texts.ts'
import { useCallForm } from '../../platform/forms/use-call-form.ts'
import { signedIn } from '../../platform/viewer/change-viewer.ts'
import { blank, signUpOf, type RegisterValues } from './register-steps.ts'

const passwordCheck = async () => (await import('./check-password.ts')).checkPassword
const signUp = async () => (await import('../../../contract/account.ts')).signUp

/** The form of all steps. What the tab has stored comes back when it opens. */
export function useRegisterForm(onRegistered: () => void) {
  const words = useAccountTexts()
  const language = useLanguage()
  const queryClient = useQueryClient()
  return useCallForm({
    endpoint: signUp,
    defaultValues: blank,
    labels: words,
    cacheProfile: { as: 'register' },
    inputOf: (values: RegisterValues) => ({ ...signUpOf(values, language), deviceToken: deviceToken() }),
    ownCheck: passwordCheck,
    async onDone({ authToken, deviceToken: token }) {
      storeDeviceToken(token)
      await signedIn(queryClient, authToken)
      onRegistered()
    },
  })
}

export type RegisterField = ReturnType<typeof useRegisterForm>['field']
