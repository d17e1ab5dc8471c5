import Check from 'lucide-react/icons/check'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import Clock from 'lucide-react/icons/clock'
import MessageSquare from 'lucide-react/icons/message-square'
import Scale from 'lucide-react/icons/scale'
import Truck from 'lucide-react/icons/truck'
import Undo2 from 'lucide-react/icons/undo-2'
import type { ClaimStatus } from '../../contract/claims/claim-words.ts'
import { MarkedTag, type Mark } from '../ui/MarkedTag.tsx'

const marks: Record<ClaimStatus, Mark> = {
  OPEN: ['warn', Clock],
  QUESTIONED: ['warn', CircleHelp],
  ANSWERED: ['info', MessageSquare],
  CONTESTED: ['info', Scale],
  REPLACING: ['brand', Truck],
  CLOSED: ['ok', Check],
  WITHDRAWN: ['neutral', Undo2],
}

export const ClaimTag = ({ status, text }: { status: ClaimStatus; text: string }) => (
  <MarkedTag mark={marks[status]} text={text} />
)
