import { AccountMenu } from './AccountMenu.tsx'

/** The right of the header for an account that does not buy, as of a supplier or an operator: its menu. */
export const AccountActions = () => (
  <div className="hidden lg:flex">
    <AccountMenu />
  </div>
)
