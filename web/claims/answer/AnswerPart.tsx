import { useState } from 'react'
import type { Claim, ClaimLine } from '../../../contract/claims/claims.ts'
import * as supplierClaimsApi from '../../../contract/claims/supplier-claims.ts'
import * as operatorClaimsApi from '../../../contract/operator/claims.ts'
import { call } from '../../platform/calls/call.ts'
import { useTypedText } from '../../platform/forms/use-typed-text.ts'
import { showToast } from '../../platform/toasts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { PiecesStepper } from '../../ui/fields/PiecesStepper.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { RefundSum } from '../../orders/desk/RefundSum.tsx'
import { useClaimTexts } from '../texts.ts'
import type { AnsweringSide } from './side.ts'

type AnswerAction = 'ANSWER' | 'ASK'

/** Pieces that are paid back and pieces that are sent again; what is left of a line is refused. */
type Granted = { refunded: number; replaced: number }

const openOf = ({ quantity, refundedQuantity, replacedQuantity }: ClaimLine) =>
  quantity - refundedQuantity - replacedQuantity

/** What the buyer asks for, until somebody says otherwise. */
const asDemanded = (line: ClaimLine): Granted =>
  line.remedy === 'REFUND' ? { refunded: openOf(line), replaced: 0 } : { refunded: 0, replaced: openOf(line) }

/** The answer to a claim by pieces, with the sum it pays back, or a question. An operator always says why. */
export function AnswerPart({ claim, side }: { claim: Claim; side: AnsweringSide }) {
  const t = useClaimTexts().desk
  const { number, version, lines } = claim
  const [chosen, setChosen] = useState<Record<string, Granted>>({})
  const [words, setWords] = useTypedText(`answer to ${number}`)
  const [isTried, setTried] = useState(false)
  const grantedOf = (line: ClaimLine) => chosen[line.productSkuId] ?? asDemanded(line)
  const open = lines.filter((line) => openOf(line) > 0)
  const isOperator = side.kind === 'operator'
  const isRefusing = open.some((line) => grantedOf(line).refunded + grantedOf(line).replaced < openOf(line))
  const needsWords = isOperator || isRefusing
  const act = useWrite({
    mutationFn: (action: AnswerAction) => {
      const outcome = open.map((line) => ({ productSkuId: line.productSkuId, ...grantedOf(line) }))
      const answer = { number, action, version, ...(action === 'ANSWER' && { outcome }) }
      return isOperator
        ? call(operatorClaimsApi.act, { ...answer, reason: words.trim() })
        : call(supplierClaimsApi.act, { ...answer, words: words.trim() })
    },
    onSuccess(_, action) {
      setWords('')
      showToast('success', isOperator && action === 'ANSWER' ? t.decided : t.done[action])
      return side.again()
    },
    // Somebody was faster: what is there now is shown, what was typed stays.
    onError: () => side.again(),
  })
  const send = (action: AnswerAction) => {
    setTried(true)
    if (words.trim() !== '' || (action === 'ANSWER' && !needsWords)) act.mutate(action)
  }
  const isMissing = isTried && words.trim() === ''
  return (
    <section className="grid gap-4 rounded-md bg-warn-soft p-3.5 text-small">
      <h3>{isOperator ? t.decision : t.answer}</h3>
      {open.map((line) => (
        <LineAnswer
          key={line.productSkuId}
          line={line}
          granted={grantedOf(line)}
          onChange={(granted) => setChosen({ ...chosen, [line.productSkuId]: granted })}
        />
      ))}
      <RefundSum
        side={side.kind}
        subOrderNumber={claim.subOrderNumber}
        pieces={open.map((line) => ({ skuId: line.productSkuId, quantity: grantedOf(line).refunded }))}
      />
      {isRefusing && !isOperator && (
        <div className="flex flex-wrap gap-2">
          {t.reasons.map((reason) => (
            <button key={reason} type="button" className="desk-button" onClick={() => setWords(reason)}>
              {reason}
            </button>
          ))}
        </div>
      )}
      <Textarea
        label={isOperator ? t.wordsToBoth : t.words}
        isOptional={!needsWords}
        hint={isOperator ? t.decisionHint : isRefusing ? t.wordsNeeded : t.askHint}
        maxLength={isOperator ? 500 : 2000}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        {...(isMissing && { error: isOperator ? t.wordsMissing : t.wordsNeeded })}
      />
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="desk-button desk-button-main"
          aria-disabled={act.isPending}
          onClick={() => send('ANSWER')}
        >
          {isOperator ? t.decide : t.send}
        </button>
        {claim.allowedActions.includes('ASK') && (
          <button type="button" className="desk-button" aria-disabled={act.isPending} onClick={() => send('ASK')}>
            {t.ask}
          </button>
        )}
      </div>
    </section>
  )
}

type LineAnswerProps = { line: ClaimLine; granted: Granted; onChange: (granted: Granted) => void }

function LineAnswer({ line, granted, onChange }: LineAnswerProps) {
  const texts = useClaimTexts()
  const t = texts.desk
  const open = openOf(line)
  const { refunded, replaced } = granted
  const refused = open - refunded - replaced
  return (
    <div className="grid gap-2 border-b border-line pb-3">
      <b className="font-medium">{line.name}</b>
      <span className="text-ink-2">
        {line.problemText} · {line.remedyText} · {t.left(open, line.isPack)}
      </span>
      <dl className="flex flex-wrap gap-x-5 gap-y-2">
        <div className="grid gap-1">
          <dt>{t.refund}</dt>
          <dd>
            <PiecesStepper
              label={`${t.refund}: ${line.name}`}
              value={refunded}
              max={open - replaced}
              onChange={(pieces) => onChange({ refunded: pieces, replaced })}
            />
          </dd>
        </div>
        <div className="grid gap-1">
          <dt>{t.replace}</dt>
          <dd>
            <PiecesStepper
              label={`${t.replace}: ${line.name}`}
              value={replaced}
              max={open - refunded}
              onChange={(pieces) => onChange({ refunded, replaced: pieces })}
            />
          </dd>
        </div>
        <div className="grid gap-1">
          <dt>{t.refuse}</dt>
          <dd className={`flex h-11 items-center font-semibold ${refused > 0 ? 'text-danger' : ''}`}>
            {texts.pieces(refused, line.isPack)}
          </dd>
        </div>
      </dl>
    </div>
  )
}
