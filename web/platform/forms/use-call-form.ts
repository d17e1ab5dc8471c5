import { useCallback, useEffect, useRef, useState, type SyntheticEvent } from 'react'
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  type UseFormRegister,
  type UseFormReturn,
} from 'react-hook-form'
import type { Endpoint, InputOf, OutputOf } from '../../../contract/platform/endpoint.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { call } from '../calls/call.ts'
import { CallProblem } from '../calls/call-problem.ts'
import { useTypedValues, type Storing } from './use-typed-values.ts'
import { useLanguage } from '../texts.ts'
import { typedEarly } from './typed-early.ts'
import { useOnce } from '../writes/once.ts'

type CallForm<E extends Endpoint, Values extends FieldValues> = {
  /** A page that visitors may open first names it as an import: the schemas then come with the first letter. */
  endpoint: E | (() => Promise<E>)
  defaultValues: DefaultValues<Values>
  /** What is sent for the values of the fields. */
  inputOf: (values: Values) => unknown
  /** What the server would refuse beyond the contract and can be told before it is sent: sentences by field. */
  ownCheck?: () => Promise<(values: Values, language: Language) => { [Name in keyof Values]?: string }>
  onDone: (reply: OutputOf<E>, values: Values) => void | Promise<void>
  /** Before anything of a refusal is shown. */
  onRefused?: (problem: CallProblem) => void
  /** What the fields are called, where `field` names them. */
  labels?: { [Name in keyof Values]?: string }
  /** Under which what is typed outlives a reload and a change of the language. */
  cacheProfile?: Storing
}

/**
 * A form that sends one call: checks by the contract before sending, shows the server's `fieldErrors` under the fields
 * and any other refusal as `refusal`. Nothing typed is ever lost. Its form says `method="post"`: sent before this code is
 * there, nothing of it must end up in the address.
 */
export function useCallForm<E extends Endpoint, Values extends FieldValues>(declared: CallForm<E, Values>) {
  const language = useLanguage()
  const { endpoint } = declared
  const [refusal, setRefusal] = useState<string | null>(null)
  const form = useForm<Values>({
    defaultValues: declared.defaultValues,
    resolver: (async (values: Values) => {
      // `values` go on changing: what is typed while the check is on its way was not there when it was sent.
      const input = declared.inputOf(values)
      // What cannot be checked here is checked by the server.
      const check = await checkOf(endpoint).catch(() => () => ({}))
      const own = await declared.ownCheck?.().catch(() => null)
      const errors = { ...sentencesOf(own?.(values, language)), ...check(input, language) }
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors }
    }) as unknown as Resolver<Values>,
  })
  useCheckAtHand(form, endpoint)
  const early = useEarlyValues(form)
  const initial = declared.defaultValues as Values
  const { isRestored, clear } = useTypedValues(
    form,
    declared.cacheProfile && { ...declared.cacheProfile, initial, own: early.values },
  )
  const once = useOnce()
  const send = form.handleSubmit(async (values) => {
    setRefusal(null)
    try {
      const resolved = await read(endpoint)
      const reply = await call(resolved, declared.inputOf(values) as InputOf<E>)
      clear()
      await declared.onDone(reply, values)
      clear()
    } catch (error) {
      if (!(error instanceof CallProblem)) throw error
      declared.onRefused?.(error)
      const fields = Object.entries(error.fieldErrors).filter(([name]) => name in values)
      fields.forEach(([name, message], i) => form.setError(name as Path<Values>, { message }, { shouldFocus: i === 0 }))
      if (fields.length === 0) setRefusal(error.message)
    }
  })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    return once('submit', () => send(event))
  }
  const messageOf = messagesIn(form.formState.errors)
  return {
    ...form,
    register: early.register,
    /** What a field of this name is rendered with. */
    field: (name: Path<Values>) => ({
      label: declared.labels?.[name] ?? '',
      error: messageOf(name),
      ...early.register(name),
    }),
    isRestored,
    earlyValues: early.values,
    submit,
    refusal,
    isSending: form.formState.isSubmitting,
    messageOf,
  }
}

/** Reads the schema with the first letter, so that it is there when the form is filled in. */
function useCheckAtHand<Values extends FieldValues>(
  { subscribe }: UseFormReturn<Values>,
  endpoint: Endpoint | (() => Promise<Endpoint>),
) {
  useEffect(() => {
    const callback = () => {
      stop()
      checkOf(endpoint).catch(() => {})
    }
    const stop = subscribe({ formState: { values: true }, callback })
    return stop
  }, [subscribe, endpoint])
}

/** What was typed into the server's page stays; `values` are for who sets fields when the form opens. */
function useEarlyValues<Values extends FieldValues>({ register, setValue }: UseFormReturn<Values>) {
  const seen = useRef(new WeakSet())
  const early = useRef<Partial<Values>>({})
  const registerUnlessTyped = ((name, options) => {
    const field = register(name, options)
    const ref = (element: HTMLElement | null) => {
      const typed = element && !seen.current.has(element) ? typedEarly(element) : null
      if (element) seen.current.add(element)
      field.ref(element)
      if (typed === null) return
      Object.assign(early.current, { [name]: typed })
      setValue(name, typed as PathValue<Values, typeof name>, { shouldDirty: true })
    }
    return { ...field, ref }
  }) as UseFormRegister<Values>
  return { register: registerUnlessTyped, values: useCallback(() => early.current, []) }
}

async function read<E extends Endpoint>(endpoint: E | (() => Promise<E>)): Promise<E> {
  if (typeof endpoint !== 'function') return endpoint
  return endpoint().catch(() => {
    throw new CallProblem(0, {})
  })
}

async function checkOf<E extends Endpoint>(endpoint: E | (() => Promise<E>)) {
  const [resolved, { checkInput }] = await Promise.all([read(endpoint), import('./check-input.ts')])
  return (input: unknown, language: Language) => checkInput(resolved, input, language)
}

const sentencesOf = (found: { [name: string]: string | undefined } = {}) =>
  Object.fromEntries(Object.entries(found).map(([name, message]) => [name, { type: 'own', message }]))

const messagesIn = (errors: FieldErrors) => (name: string) => errors[name]?.message as string | undefined
