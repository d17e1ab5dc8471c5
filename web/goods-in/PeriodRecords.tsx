import { useState } from 'react'
import * as goodsInApi from '../../contract/goods-in/goods-in.ts'
import { call } from '../platform/calls/call.ts'
import { CallProblem } from '../platform/calls/call-problem.ts'
import { TextField } from '../ui/fields/TextField.tsx'
import { SaveRecords } from './SaveRecords.tsx'
import { useGoodsInTexts } from './texts.ts'

/** The records of a period, as an inspector wants them. */
export function PeriodRecords() {
  const t = useGoodsInTexts().period
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const [error, setError] = useState('')
  const read = (format: 'pdf' | 'csv') => {
    const refusal = !from || !to ? t.missing : from > to ? t.wrong : ''
    setError(refusal)
    if (refusal) return undefined
    const endpoint = format === 'pdf' ? goodsInApi.readPeriodSheets : goodsInApi.readPeriodCsv
    return call(endpoint, { from, to }).catch((problem: unknown) => {
      if (!(problem instanceof CallProblem) || !problem.fieldErrors.to) throw problem
      setError(problem.fieldErrors.to)
      return undefined
    })
  }
  return (
    <section aria-label={t.title} className="mb-6 grid max-w-[44rem] gap-3 rounded-lg bg-surface p-4 hairline sm:p-6">
      <h2 className="text-xl">{t.title}</h2>
      <div className="grid grid-cols-2 gap-3">
        <TextField label={t.from} type="date" value={from} onChange={({ target }) => setFrom(target.value)} />
        <TextField label={t.to} type="date" value={to} onChange={({ target }) => setTo(target.value)} />
      </div>
      <p role="alert" className="text-small font-medium text-danger empty:hidden">
        {error}
      </p>
      <SaveRecords of={`${from} ${to}`} read={read} />
    </section>
  )
}
