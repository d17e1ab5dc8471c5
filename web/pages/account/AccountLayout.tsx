import type { ReactNode } from 'react'
import { AccountNav } from '../../account/AccountNav.tsx'
import { StepUpHost } from '../../account/security/StepUpHost.tsx'

/** The tabs of an account around each of its pages. */
export const Layout = ({ children }: { children: ReactNode }) => (
  <>
    <AccountNav />
    {children}
    <StepUpHost />
  </>
)
