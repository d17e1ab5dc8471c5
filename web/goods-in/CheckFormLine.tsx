import { useEffect, useEffectEvent, useRef } from 'react'
import { remedies } from '../../contract/claims/claim-words.ts'
import { lineStates } from '../../contract/goods-in/check-words.ts'
import type { GoodsIn } from '../../contract/goods-in/goods-in.ts'
import { AttachmentField } from '../attachments/AttachmentField.tsx'
import { useAttachments } from '../attachments/use-attachments.ts'
import { addAttachment } from '../claims/queries.ts'
import { ChoiceChips } from '../ui/fields/ChoiceChips.tsx'
import { PiecesStepper } from '../ui/fields/PiecesStepper.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { Picture } from '../ui/Picture.tsx'
import { degreesOf, isBad, isTooWarm, temperatureProblem, type DraftLine } from './check-draft.ts'
import { useGoodsInTexts } from './texts.ts'

type LineProps = {
  article: GoodsIn['lines'][number]
  line: DraftLine
  isTried: boolean
  onChange: (change: Partial<DraftLine>) => void
  onUploading: (isUnderWay: boolean) => void
}

/** One article of a shipment: how many came and how, lot, date and temperature; a deviation opens what a claim needs. */
export function CheckFormLine(props: LineProps) {
  const { article, line, onChange } = props
  const t = useGoodsInTexts().form
  const { name, imageUrl, isPack, sentQuantity } = article
  return (
    <li className="rounded-lg bg-surface hairline">
      <div className="flex items-center gap-3.5 p-3.5 sm:p-4">
        <Picture url={imageUrl} alt="" sizes="56px" className="size-14 shrink-0 rounded-md" />
        <div className="min-w-0 flex-1">
          <h2 className="font-sans text-medium tracking-normal break-words">{name}</h2>
          <p className="text-small text-ink-2 tabular-nums">{t.sent(sentQuantity, isPack)}</p>
        </div>
      </div>
      <div className="grid gap-5 border-t border-line p-3.5 sm:p-4">
        <Pieces
          label={t.cameLabel(isPack)}
          name={t.came(name, isPack)}
          value={line.came}
          max={sentQuantity * 2}
          onChange={(came) => onChange({ came })}
        />
        <ChoiceChips
          label={t.state(name)}
          options={lineStates.map((value) => ({ value, label: t.states[value] }))}
          value={line.state}
          onChange={(state) => onChange({ state })}
        />
        <Facts {...props} />
        {line.state !== 'GOOD' && <Deviation {...props} />}
      </div>
    </li>
  )
}

function Facts({ article, line, isTried, onChange }: LineProps) {
  const t = useGoodsInTexts().form
  const { name, limit } = article
  const problem = temperatureProblem(article, line)
  const isWarm = isTooWarm(article, degreesOf(line.temperature))
  const error = isTried && problem ? t[problem] : isWarm ? t.isTooWarm : undefined
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={t.lotLabel}
        aria-label={t.lot(name)}
        isOptional
        maxLength={60}
        autoCapitalize="characters"
        value={line.lot}
        onChange={({ target }) => onChange({ lot: target.value })}
      />
      <TextField
        label={t.bestBeforeLabel}
        aria-label={t.bestBefore(name)}
        isOptional
        type="date"
        value={line.bestBefore}
        onChange={({ target }) => onChange({ bestBefore: target.value })}
      />
      {limit && (
        <TextField
          label={t.temperatureLabel}
          aria-label={t.temperature(name)}
          className="sm:col-span-2"
          maxLength={6}
          hint={t.limits[limit.source]}
          value={line.temperature}
          onChange={({ target }) => onChange({ temperature: target.value })}
          {...(error && { error })}
        />
      )}
    </div>
  )
}

function Deviation({ article: { name, isPack }, line, onChange, onUploading }: LineProps) {
  const t = useGoodsInTexts().form
  return (
    <>
      {isBad(line.state) && (
        <Pieces
          label={t.badLabel(isPack)}
          name={t.bad(name, isPack)}
          value={line.bad}
          min={1}
          max={line.came}
          onChange={(bad) => onChange({ bad })}
        />
      )}
      <ChoiceChips
        label={t.remedy(name)}
        isLabelShown
        options={remedies.map((value) => ({ value, label: t.remedies[value] }))}
        value={line.remedy}
        onChange={(remedy) => onChange({ remedy })}
      />
      <Photos
        label={t.photos(name)}
        initial={line.attached}
        onChange={(attached) => onChange({ attached })}
        onUploading={onUploading}
      />
    </>
  )
}

type PiecesProps = {
  label: string
  name: string
  value: number
  min?: number
  max: number
  onChange: (pieces: number) => void
}

const Pieces = ({ label, name, ...rest }: PiecesProps) => (
  <div>
    <p className="mb-1.5 text-sm font-medium" aria-hidden="true">
      {label}
    </p>
    <PiecesStepper label={name} {...rest} />
  </div>
)

type PhotosProps = {
  label: string
  initial: DraftLine['attached']
  onChange: (attached: DraftLine['attached']) => void
  onUploading: (isUnderWay: boolean) => void
}

/** What is uploaded is held with what is typed, so a reload loses no photo. */
function Photos({ label, initial, onChange, onUploading }: PhotosProps) {
  const attachments = useAttachments(addAttachment, { initial })
  const { attached } = attachments
  const isUploading = attachments.sending.length > 0
  const before = useRef(attached)
  const report = useEffectEvent(onChange)
  const reportUpload = useEffectEvent(onUploading)
  useEffect(() => {
    if (before.current === attached) return
    before.current = attached
    report(attached)
  }, [attached])
  useEffect(() => reportUpload(isUploading), [isUploading])
  return <AttachmentField isForPhotos attachments={attachments} label={label} />
}
