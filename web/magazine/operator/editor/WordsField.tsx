import Bold from 'lucide-react/icons/bold'
import Italic from 'lucide-react/icons/italic'
import Link2 from 'lucide-react/icons/link-2'
import { useRef, useState, type KeyboardEvent } from 'react'
import type { BlockKind } from '../../../../contract/operator/post-content.ts'
import { isShopPath } from '../../../../contract/operator/shop-path.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Dialog } from '../../../ui/windows/Dialog.tsx'
import { useOperatorMagazineTexts } from '../texts.ts'
import { toggleMark, withLink, type Mark, type Marked } from './marks.ts'

type WordsFieldProps = {
  label: string
  value: string
  hint: string
  most: number
  isLocked: boolean
  /** How it looks. */
  kind: BlockKind
  onChange: (text: string) => void
  /** '/' in an empty block asks for another one. */
  onSlash?: (() => void) | undefined
  /** Enter where one line is all there is: the next block. */
  onEnter?: (() => void) | undefined
}

const marksByKey: Record<string, Mark> = { b: 'strong', i: 'emphasised' }

/** The words of a block, as high as they are, with marks by button and key. */
export function WordsField({ onSlash, onEnter, onChange, isLocked, ...field }: WordsFieldProps) {
  const t = useOperatorMagazineTexts()
  const area = useRef<HTMLTextAreaElement>(null)
  const [link, setLink] = useState<Marked | null>(null)
  const chosen = (): Marked => {
    const { value: text, selectionStart: from, selectionEnd: until } = area.current!
    return { text, from, until }
  }
  const write = ({ text, from, until }: Marked) => {
    onChange(text)
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(from, until)
    })
  }
  const byKey = (event: KeyboardEvent) => {
    if (event.key === '/' && field.value === '' && onSlash) {
      event.preventDefault()
      return onSlash()
    }
    if (event.key === 'Enter' && onEnter && !event.shiftKey) {
      event.preventDefault()
      return onEnter()
    }
    if (!(event.ctrlKey || event.metaKey)) return undefined
    const mark = marksByKey[event.key.toLowerCase()]
    if (!mark && event.key.toLowerCase() !== 'k') return undefined
    event.preventDefault()
    return mark ? write(toggleMark(chosen(), mark)) : setLink(chosen())
  }
  return (
    <div className="min-w-0 flex-1">
      <textarea
        ref={area}
        aria-label={field.label}
        value={field.value}
        rows={1}
        maxLength={field.most}
        placeholder={field.hint}
        readOnly={isLocked}
        className="edit-words"
        data-kind={field.kind}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={byKey}
      />
      {!isLocked && (
        <span className="edit-marks">
          <button type="button" aria-label={t.strong} onClick={() => write(toggleMark(chosen(), 'strong'))}>
            <Bold />
          </button>
          <button type="button" aria-label={t.emphasised} onClick={() => write(toggleMark(chosen(), 'emphasised'))}>
            <Italic />
          </button>
          <button type="button" aria-label={t.link} onClick={() => setLink(chosen())}>
            <Link2 />
          </button>
        </span>
      )}
      {link && (
        <LinkDialog
          onClose={() => setLink(null)}
          onDone={(address) => {
            write(withLink(link, address))
            setLink(null)
          }}
        />
      )}
    </div>
  )
}

const isAddress = (text: string) => isShopPath(text) || (text.startsWith('https://') && URL.canParse(text))

function LinkDialog({ onDone, onClose }: { onDone: (address: string) => void; onClose: () => void }) {
  const t = useOperatorMagazineTexts()
  const [address, setAddress] = useState('')
  const [isWrong, setWrong] = useState(false)
  return (
    <Dialog title={t.link} onClose={onClose}>
      <form
        method="post"
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (isAddress(address.trim())) onDone(address.trim())
          else setWrong(true)
        }}
      >
        <TextField
          label={t.linkAddress}
          value={address}
          error={isWrong ? t.linkAddress : undefined}
          onChange={(event) => {
            setAddress(event.target.value)
            setWrong(false)
          }}
        />
        <Button type="submit" className="justify-self-end">
          {t.link}
        </Button>
      </form>
    </Dialog>
  )
}
