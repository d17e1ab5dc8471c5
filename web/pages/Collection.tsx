import { paths } from '../paths.ts'
import { ListingPage } from './parts/ListingPage.tsx'

export const Component = () => <ListingPage kind="collection" pathOf={paths.collection} />
