import { Link } from '../../frame/Link.tsx'

/** Leads to the order; nothing for money without one. */
export const OrderLink = ({ orderNumber }: { orderNumber: string | null }) =>
  orderNumber ? (
    <Link to={`/operator/orders/${orderNumber}`} className="font-semibold text-brand underline underline-offset-2">
      {orderNumber}
    </Link>
  ) : null
