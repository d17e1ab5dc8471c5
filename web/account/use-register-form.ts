import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { forgetValues, keepValues } from '../platform/kept-values.ts'
import { useLanguage, useTexts } from '../platform/texts.ts'
import { useCallForm } from '../platform/use-call-form.ts'
import { signedIn } from '../platform/use-session.ts'
import { signUpOf, type RegisterValues } from './register-steps.ts'

/** Where the tab keeps what was typed; never the password. */
export const KEPT = 'register'
const signUp = async () => (await import('../../contract/account.ts')).signUp

/** The form of all steps, and what a field of it is rendered with. */
export function useRegisterForm(defaultValues: RegisterValues, onRegistered: () => void) {
  const words = useTexts().account
  const language = useLanguage()
  const queryClient = useQueryClient()
  const form = useCallForm({
    endpoint: signUp,
    defaultValues,
    inputOf: (values: RegisterValues) => signUpOf(values, language),
    onDone({ authToken }) {
      forgetValues(KEPT)
      signedIn(queryClient, authToken)
      onRegistered()
    },
  })
  const { subscribe, register, messageOf } = form
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepValues(KEPT, values, ['password']) }),
    [subscribe],
  )
  const field = (name: keyof RegisterValues) => ({
    label: words[name as 'email'],
    error: messageOf(name),
    ...register(name),
  })
  return { form, field }
}

export type RegisterField = ReturnType<typeof useRegisterForm>['field']
