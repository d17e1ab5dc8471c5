import type { footer as en } from '../../en/onboarding/footer.ts'

export const footer: typeof en = { sell: 'Auf Tresen verkaufen' }
