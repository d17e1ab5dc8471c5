import { footer as de } from '../../texts/de/shell/footer.ts'
import { footer as en } from '../../texts/en/shell/footer.ts'
import { useLanguage } from '../platform/texts.ts'

/** Both languages come with the footer, which comes after the page: they cost no page its bytes. */
export const useFooterTexts = () => ({ de, en })[useLanguage()]
