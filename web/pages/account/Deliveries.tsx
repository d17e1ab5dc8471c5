import Truck from 'lucide-react/icons/truck'
import { deliveryStates } from '../../../contract/orders/deliveries.ts'
import { DeliveryCard } from '../../orders/deliveries/DeliveryCard.tsx'
import { deliveriesQuery, useDeliveryTexts } from '../../orders/deliveries/queries.ts'
import { paths } from '../../paths.ts'
import { StatesPage } from '../parts/account/StatesPage.tsx'

/** What suppliers send, for who takes it in: without prices. */
export function Component() {
  return (
    <StatesPage
      t={useDeliveryTexts()}
      path={paths.deliveries()}
      states={deliveryStates}
      queryOf={deliveriesQuery}
      icon={<Truck />}
      isOfCards
      renderRow={(delivery) => <DeliveryCard key={delivery.subOrderNumber} delivery={delivery} />}
    />
  )
}
