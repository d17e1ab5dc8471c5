import { useState } from 'react'
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
} from 'react-hook-form'
import type { Endpoint, InputOf, OutputOf } from '../../contract/endpoint.ts'
import { validationSentence } from '../../texts/validation-sentence.ts'
import { call, CallProblem } from './call.ts'
import { useLanguage } from './texts.ts'

type CallForm<E extends Endpoint, Values extends FieldValues> = {
  endpoint: E
  defaultValues: DefaultValues<Values>
  /** What is sent for the values of the fields. */
  inputOf: (values: Values) => unknown
  onDone: (reply: OutputOf<E>, values: Values) => void | Promise<void>
}

/**
 * A form that sends one call: checks by the contract before sending, shows the server's `fieldErrors` under the fields
 * and any other refusal as `refusal`. Nothing typed is ever lost.
 */
export function useCallForm<E extends Endpoint, Values extends FieldValues>(declared: CallForm<E, Values>) {
  const language = useLanguage()
  const [refusal, setRefusal] = useState<string | null>(null)
  const form = useForm<Values>({
    defaultValues: declared.defaultValues,
    resolver: (async (values: Values) => {
      const checked = declared.endpoint.input.safeParse(declared.inputOf(values))
      if (checked.success) return { values, errors: {} }
      const errors: Record<string, { type: string; message: string }> = {}
      for (const issue of checked.error.issues)
        errors[String(issue.path[0])] ??= { type: 'check', message: validationSentence(issue, language) }
      return { values: {}, errors }
    }) as unknown as Resolver<Values>,
  })
  const submit = form.handleSubmit(async (values) => {
    setRefusal(null)
    try {
      await declared.onDone(await call(declared.endpoint, declared.inputOf(values) as InputOf<E>), values)
    } catch (error) {
      if (!(error instanceof CallProblem)) throw error
      const fields = Object.entries(error.fieldErrors).filter(([name]) => name in values)
      fields.forEach(([name, message], i) => form.setError(name as Path<Values>, { message }, { shouldFocus: i === 0 }))
      if (fields.length === 0) setRefusal(error.message)
    }
  })
  return {
    ...form,
    submit,
    refusal,
    isSending: form.formState.isSubmitting,
    messageOf: messagesIn(form.formState.errors),
  }
}

const messagesIn = (errors: FieldErrors) => (name: string) => errors[name]?.message as string | undefined
