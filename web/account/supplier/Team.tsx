import { StaffPage } from '../desk/StaffPage.tsx'

/** Who works for the store. */
export const Component = () => <StaffPage side="supplier" />
