import type { Language } from '../../../contract/platform/values.ts'
import { asUrl, urlsIn } from '../typed-urls.ts'

export const blank = {
  email: '',
  password: '',
  firstName: '',
  lastName: '',
  phoneNumber: '',
  companyName: '',
  businessType: 'CAFE',
  countryId: '1',
  vatId: '',
  website: '',
  socialUrls: '',
  startDate: '',
  isBusinessConfirmed: false,
  termsAccepted: false,
  newsletter: false,
}
export type RegisterValues = typeof blank
type Field = keyof RegisterValues

/** In this order; a step is left only when its fields are right. */
export const steps = ['account', 'company', 'consent'] as const
export type RegisterStep = (typeof steps)[number]

export const fieldsOf: Record<RegisterStep, Field[]> = {
  account: ['firstName', 'lastName', 'email', 'phoneNumber', 'password'],
  company: ['companyName', 'businessType', 'countryId', 'vatId', 'startDate', 'website', 'socialUrls'],
  consent: ['isBusinessConfirmed', 'termsAccepted', 'newsletter'],
}

/** What is judged when a step is left: company and opening day may turn up in a password that was right before. */
export const fieldsUpTo = (step: RegisterStep): Field[] =>
  steps.slice(0, steps.indexOf(step) + 1).flatMap((name) => fieldsOf[name])

/** The first step with a refused field, and that field; null where all are right. */
export function firstRefused(isRefused: (name: Field) => boolean): { step: RegisterStep; field: Field } | null {
  for (const step of steps) {
    const field = fieldsOf[step].find(isRefused)
    if (field) return { step, field }
  }
  return null
}

export const signUpOf = (values: RegisterValues, language: Language) => ({
  ...values,
  countryId: Number(values.countryId),
  vatId: values.vatId.trim() || null,
  website: asUrl(values.website),
  socialUrls: urlsIn(values.socialUrls),
  startDate: values.startDate || null,
  language,
})
