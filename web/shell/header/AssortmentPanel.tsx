import { imageUrl } from '../../../contract/platform/images.ts'
import { Link } from '../../frame/Link.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../platform/texts.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { MoreLinks } from './CategoryRow.tsx'
import { useCategoryTree } from './category-tree.ts'
import { dataOrNothing } from '../../platform/reads/read.ts'
import { FailedLine } from '../../ui/reads/FailedLine.tsx'
import { releaseUnseen } from '../../ui/picture/release-unseen.ts'

const MOST_CHILDREN = 6

/** The whole category tree with pictures. */
export function AssortmentPanel({ close }: { close: () => void }) {
  const t = useTexts().shell
  const tree = useCategoryTree()
  return (
    <>
      {tree.state === 'failed' && <FailedLine text={t.categoriesFailed} failure={tree.failure} />}
      <ul className="grid max-h-[70vh] grid-cols-4 gap-x-6 gap-y-7 overflow-y-auto">
        {dataOrNothing(tree)?.map(({ id, name, slug, imageUrl: image, children }) => (
          <li key={id} className="flex gap-3">
            <img
              src={imageUrl(image, 'small')}
              alt=""
              width={52}
              height={52}
              ref={releaseUnseen}
              loading="lazy"
              className="goods size-13 shrink-0 rounded-[14px] object-cover"
            />
            <div className="min-w-0">
              <Link to={paths.category(slug)} onClick={close} className="font-semibold hover:underline">
                {name}
              </Link>
              <ul className="mt-1.5 grid gap-1 text-sm text-ink-2">
                {children.slice(0, MOST_CHILDREN).map((child) => (
                  <li key={child.id}>
                    <Link to={paths.category(child.slug)} onClick={close} className="hover:underline">
                      {child.name}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-7 flex items-center gap-6 text-medium font-medium">
        <Link to={paths.search()} onClick={close} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          {t.allProducts}
        </Link>
        <MoreLinks onPick={close} />
      </div>
    </>
  )
}
