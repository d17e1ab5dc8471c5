import { useState } from 'react'
import * as operatorStoresApi from '../../../contract/operator/stores.ts'
import type { OperatedStore } from '../../../contract/operator/stores.ts'
import * as operatorProductsApi from '../../../contract/range/operator-products.ts'
import { ReasonDialog } from '../../desk/ReasonDialog.tsx'
import { BerlinField } from '../../desk/time/BerlinField.tsx'
import { call } from '../../platform/calls/call.ts'
import { CallProblem } from '../../platform/calls/call-problem.ts'
import { showToast } from '../../platform/toasts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { useOperatorAgain } from './queries.ts'
import { useOperatorStoreTexts } from './texts.ts'

type Step = 'pause' | 'resume' | 'trust'
type DialogProps = { store: OperatedStore; onClose: () => void }

/** Pause, let sell again, trust: each with a reason. */
export function StoreActions({ store }: { store: OperatedStore }) {
  const t = useOperatorStoreTexts()
  const [open, setOpen] = useState<Step | null>(null)
  const close = () => setOpen(null)
  const isOurs = store.pauses.some(({ pausedBy }) => pausedBy === 'OPERATOR')
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen('trust')}>
        {store.isTrusted ? t.distrust : t.trust}
      </Button>
      {isOurs ? (
        <Button onClick={() => setOpen('resume')}>{t.resume}</Button>
      ) : (
        <Button variant="danger" onClick={() => setOpen('pause')}>
          {t.pause}
        </Button>
      )}
      {open === 'pause' && <PauseDialog store={store} onClose={close} />}
      {open === 'resume' && <ResumeDialog store={store} onClose={close} />}
      {open === 'trust' && <TrustDialog store={store} onClose={close} />}
    </>
  )
}

function PauseDialog({ store: { slug, version, name, openCarts }, onClose }: DialogProps) {
  const t = useOperatorStoreTexts()
  const again = useOperatorAgain()
  const [until, setUntil] = useState('')
  const [textDe, setTextDe] = useState('')
  const [textEn, setTextEn] = useState('')
  const write = useWrite({
    mutationFn: (reason: string) =>
      call(operatorStoresApi.pause, { slug, version, reason, until: until || null, textDe, textEn }),
    onSuccess: () => showToast('success', t.done),
    // Also when somebody else was faster: the page says what the store is now.
    onSettled: again,
  })
  const refused = write.error instanceof CallProblem ? write.error.fieldErrors : {}
  const count = openCarts.isExact ? String(openCarts.value) : t.moreThan(openCarts.value)
  return (
    <ReasonDialog
      title={t.pauseTitle(name)}
      hint={t.disclosedHint}
      action={t.pause}
      isDanger
      onDone={write.mutateAsync}
      onClose={onClose}
    >
      <p className="text-ink-2">{t.pauseLead(count)}</p>
      <BerlinField label={t.until} hint={t.untilHint} value={until} onChange={setUntil} error={refused['until']} />
      {[
        { label: t.buyersReadDe, value: textDe, set: setTextDe },
        { label: t.buyersReadEn, value: textEn, set: setTextEn },
      ].map(({ label, value, set }) => (
        <Textarea
          key={label}
          label={label}
          isOptional
          value={value}
          maxLength={300}
          onChange={(event) => set(event.target.value)}
        />
      ))}
    </ReasonDialog>
  )
}

function ResumeDialog({ store: { slug, version, name, pauses }, onClose }: DialogProps) {
  const t = useOperatorStoreTexts()
  const again = useOperatorAgain()
  const others = pauses.filter(({ pausedBy }) => pausedBy !== 'OPERATOR')
  const write = useWrite({
    mutationFn: (reason: string) => call(operatorStoresApi.resume, { slug, version, reason }),
    onSuccess: () => showToast('success', t.done),
    onSettled: again,
  })
  return (
    <ReasonDialog
      title={t.resumeTitle(name)}
      hint={t.reasonHint}
      action={t.resume}
      onDone={write.mutateAsync}
      onClose={onClose}
    >
      {others.length > 0 && <p className="text-ink-2">{t.goesOn(others.map((one) => t.pausedBy[one.pausedBy]))}</p>}
    </ReasonDialog>
  )
}

function TrustDialog({ store: { slug, isTrusted }, onClose }: DialogProps) {
  const t = useOperatorStoreTexts()
  const again = useOperatorAgain()
  const write = useWrite({
    mutationFn: (reason: string) => call(operatorProductsApi.trustStore, { slug, isTrusted: !isTrusted, reason }),
    onSuccess: () => showToast('success', t.done),
    onSettled: again,
  })
  const name = isTrusted ? t.distrust : t.trust
  return (
    <ReasonDialog title={name} hint={t.reasonHint} action={name} onDone={write.mutateAsync} onClose={onClose}>
      <p className="text-ink-2">{t.trustLead}</p>
    </ReasonDialog>
  )
}
