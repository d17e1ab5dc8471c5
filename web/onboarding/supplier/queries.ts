import { queryOptions } from '@tanstack/react-query'
import type { Language } from '../../../contract/platform/values.ts'
import * as onboardingApi from '../../../contract/onboarding/onboarding.ts'
import { call } from '../../platform/calls/call.ts'

/** What is missing is said in the language of who asks. */
export const setUpQuery = (language: Language) =>
  queryOptions({
    queryKey: ['setup', language],
    queryFn: ({ signal }) => call(onboardingApi.read, {}, { signal }),
    refetchOnMount: 'always',
  })
