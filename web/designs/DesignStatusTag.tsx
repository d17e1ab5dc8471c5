import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import Eye from 'lucide-react/icons/eye'
import Package from 'lucide-react/icons/package'
import Pencil from 'lucide-react/icons/pencil'
import X from 'lucide-react/icons/x'
import type { DesignStatus } from '../../contract/designs/designs.ts'
import { MarkedTag, type Mark } from '../ui/MarkedTag.tsx'

const marks: Record<DesignStatus, Mark> = {
  DRAFT: ['neutral', Pencil],
  SUBMITTED: ['info', Clock],
  PROOF_READY: ['accent', Eye],
  CHANGES_REQUESTED: ['warn', Pencil],
  APPROVED: ['ok', Check],
  ORDERED: ['brand', Package],
  REJECTED: ['danger', X],
  CANCELLED: ['danger', X],
}

export function DesignStatusTag({ status, text }: { status: DesignStatus; text: string }) {
  return <MarkedTag mark={marks[status]} text={text} />
}
