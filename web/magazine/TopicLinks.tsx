import { Link } from '../frame/Link.tsx'
import { paths } from '../paths.ts'
import { chipClass } from '../ui/Chip.tsx'
import { useMagazineTexts } from './texts.ts'

type TopicLinksProps = { topics: string[]; chosen: string | null }

/** The topics of the magazine, an address each; on a phone they scroll sideways. */
export function TopicLinks({ topics, chosen }: TopicLinksProps) {
  const t = useMagazineTexts()
  if (topics.length < 2) return null
  return (
    <nav aria-label={t.topics} className="topic-links">
      {[null, ...topics].map((topic) => (
        <Link
          key={topic}
          to={paths.magazine(1, topic)}
          aria-current={topic === chosen ? 'page' : undefined}
          className={chipClass({ variant: topic === chosen ? 'on' : 'neutral' })}
        >
          {topic ?? t.allTopics}
        </Link>
      ))}
    </nav>
  )
}
