import { Band } from '../../../ui/page/Band'
import { ssipCopy } from './copy'

const copy = ssipCopy.benefits

/** Benefits for each group of people (spec §2). */
export function BenefitsSection() {
  return (
    <Band title={copy.title}>
      <div className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
        {copy.groups.map((group) => (
          <section key={group.title} className="border-t-3 border-accent pt-4">
            <h3 className="text-lg">{group.title}</h3>
            <ul className="mt-2 divide-y divide-line">
              {group.items.map((item) => (
                <li key={item} className="py-2 text-muted">
                  {item}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Band>
  )
}
