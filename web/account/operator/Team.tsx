import { StaffPage } from '../desk/StaffPage.tsx'

/** Who runs the marketplace. */
export const Component = () => <StaffPage side="operator" />
