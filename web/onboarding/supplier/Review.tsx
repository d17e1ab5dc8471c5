import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as onboardingApi from '../../../contract/onboarding/onboarding.ts'
import type { SetUp } from '../../../contract/onboarding/onboarding.ts'
import { Card } from '../../desk/Card.tsx'
import { call } from '../../platform/calls/call.ts'
import { CallProblem } from '../../platform/calls/call-problem.ts'
import { showToast } from '../../platform/toasts.ts'
import { useLanguage } from '../../platform/texts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { FormRefusal } from '../../ui/fields/FormRefusal.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { ConfirmDialog } from '../../ui/windows/ConfirmDialog.tsx'
import { setUpQuery } from './queries.ts'
import { useSetUpTexts } from './texts.ts'

/** Sends the store to the operators or answers their question; says where it is. */
export function Review({ setUp }: { setUp: SetUp }) {
  const t = useSetUpTexts()
  const { state, steps, course } = setUp
  const last = course.at(-1)
  const open = steps.filter((step) => step.isRequired && step.state === 'OPEN').map(({ kind }) => t.names[kind])
  return (
    <Card title={t.submitTitle}>
      <div className="grid max-w-3xl gap-4 p-[18px]">
        {state === 'SUBMITTED' && (
          <p role="status" className="rounded-md bg-info-soft px-4 py-3 text-info">
            {t.submitted}
          </p>
        )}
        {(state === 'QUESTION' || state === 'REFUSED') && (
          <div role="status" className="rounded-md bg-warn-soft px-4 py-3">
            <b className="block font-semibold">{state === 'QUESTION' ? t.question : t.refused}</b>
            <span className="block whitespace-pre-line">{last?.text}</span>
            {state === 'REFUSED' && t.again}
          </div>
        )}
        {state === 'WITHDRAWN' && (
          <p role="status" className="rounded-md bg-warn-soft px-4 py-3">
            {t.withdrawn}
          </p>
        )}
        {state === 'PREPARING' && <p className="text-ink-2">{t.submitLead}</p>}
        {state !== 'SUBMITTED' &&
          (open.length > 0 ? <p>{t.notYet(open.join(', '))}</p> : <SubmitForm isAnswer={state === 'QUESTION'} />)}
        {(state === 'SUBMITTED' || state === 'QUESTION') && <Withdraw />}
      </div>
    </Card>
  )
}

function SubmitForm({ isAnswer }: { isAnswer: boolean }) {
  const t = useSetUpTexts()
  const language = useLanguage()
  const queryClient = useQueryClient()
  const [text, setText] = useState('')
  const submit = useWrite({
    mutationFn: () => call(onboardingApi.submit, { text }),
    onSuccess(setUp) {
      queryClient.setQueryData(setUpQuery(language).queryKey, setUp)
      showToast('success', t.sent)
    },
    // An operator may have been faster.
    onError: () => queryClient.invalidateQueries({ queryKey: setUpQuery(language).queryKey }),
  })
  const refused = submit.error instanceof CallProblem ? submit.error.fieldErrors['text'] : undefined
  return (
    <>
      <Textarea
        label={isAnswer ? t.answer : t.note}
        isOptional={!isAnswer}
        value={text}
        maxLength={2000}
        rows={4}
        error={refused}
        onChange={(event) => setText(event.target.value)}
      />
      <Button isLoading={submit.isPending} className="justify-self-start" onClick={() => submit.mutate()}>
        {isAnswer ? t.send : t.submit}
      </Button>
    </>
  )
}

function Withdraw() {
  const t = useSetUpTexts()
  const language = useLanguage()
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const { queryKey } = setUpQuery(language)
  const withdrawal = useWrite({
    mutationFn: () => call(onboardingApi.withdraw, {}),
    onSuccess: (setUp) => queryClient.setQueryData(queryKey, setUp),
    // An operator may have been faster.
    onError: () => queryClient.invalidateQueries({ queryKey }),
  })
  return (
    <>
      <FormRefusal text={withdrawal.error?.message ?? null} />
      <Button
        variant="secondary"
        isLoading={withdrawal.isPending}
        className="justify-self-start"
        onClick={() => setAsking(true)}
      >
        {t.withdraw}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t.withdrawTitle}
          text={t.withdrawText}
          confirm={t.withdraw}
          onConfirm={() => withdrawal.mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
