import { useEffect } from 'react'
import { useLanguage } from '../platform/texts.ts'
import { useMinute } from '../platform/time/use-minute.ts'
import { orderUntilText, useOrderUntilTexts } from './order-until.ts'

type OrderUntilProps = {
  until: Date
  /** Reads the days again: from this moment on they are others. */
  onOver: () => void
}

/** Until when an order still arrives on the named days, with each minute of the clock. */
export function OrderUntil({ until, onOver }: OrderUntilProps) {
  const now = useMinute()
  const text = orderUntilText({ until, now, language: useLanguage() }, useOrderUntilTexts())
  const isOver = text === null
  const at = until.getTime()
  useEffect(() => {
    if (isOver) onOver()
    // Once for each moment, however often what is to be done is made anew.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOver, at])
  return text && <span className="block text-sm font-normal text-ink-2 tabular-nums">{text}</span>
}
