import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import Undo2 from 'lucide-react/icons/undo-2'
import X from 'lucide-react/icons/x'
import type { RequestStatus } from '../../contract/order-requests.ts'
import { MarkedTag, type Mark } from '../ui/MarkedTag.tsx'
import { useRequestTexts } from './queries.ts'

const marks: Record<RequestStatus, Mark> = {
  WAITING: ['warn', Clock],
  APPROVED: ['ok', Check],
  REFUSED: ['danger', X],
  WITHDRAWN: ['neutral', Undo2],
}

export function RequestTag({ status }: { status: RequestStatus }) {
  return <MarkedTag mark={marks[status]} text={useRequestTexts().statuses[status]} />
}
