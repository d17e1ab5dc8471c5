import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { deviceToken, keepDeviceToken } from '../platform/device-token.ts'
import { forgetValues, keepValues, keptValues } from '../platform/kept-values.ts'
import { useLanguage, useTexts } from '../platform/texts.ts'
import { useCallForm } from '../platform/use-call-form.ts'
import { signedIn } from '../platform/use-session.ts'
import { useHydrated } from '../platform/viewer.ts'
import { blank, signUpOf, type RegisterValues } from './register-steps.ts'

/** Where the tab keeps what was typed; never the password. */
const KEPT = 'register'
const signUp = async () => (await import('../../contract/account.ts')).signUp

/** The form of all steps, and what a field of it is rendered with. What the tab has kept comes back when it opens. */
export function useRegisterForm(onRegistered: () => void) {
  const words = useTexts().account
  const language = useLanguage()
  const queryClient = useQueryClient()
  const form = useCallForm({
    endpoint: signUp,
    defaultValues: blank,
    inputOf: (values: RegisterValues) => ({ ...signUpOf(values, language), deviceToken: deviceToken() }),
    onDone({ authToken, deviceToken: token }) {
      keepDeviceToken(token)
      forgetValues(KEPT)
      signedIn(queryClient, authToken)
      onRegistered()
    },
  })
  const { subscribe, register, messageOf, reset, earlyValues } = form
  const isHydrated = useHydrated()
  // The server's form is empty.
  const kept = useMemo(() => (isHydrated ? keptValues(KEPT, blank) : null), [isHydrated])
  useEffect(() => {
    if (kept) reset({ ...kept, ...earlyValues() })
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => keepValues(KEPT, values, ['password']),
    })
  }, [kept, subscribe, reset, earlyValues])
  const field = (name: keyof RegisterValues) => ({
    label: words[name as 'email'],
    error: messageOf(name),
    ...register(name),
  })
  return { form, field, isRestored: kept !== null }
}

export type RegisterField = ReturnType<typeof useRegisterForm>['field']
