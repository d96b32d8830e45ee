import { atPlace, placeName } from '../programme/placesCopy'
import { storyWords } from './sampleCopy'
import type { SuccessStory } from './story'

type StoryRecord = Omit<SuccessStory, 'title' | 'summary' | 'result'> & {
  id: keyof typeof storyWords
  place: keyof typeof placeName
}

const records: StoryRecord[] = [
  {
    id: 'st-cold-box',
    team: ['Nirali Vasava', 'Harsh Rathwa', 'Sana Mansuri'],
    institution: 'State Technical University',
    place: 'ahmedabad',
    year: 2024,
    funding: 195000,
    status: 'startup-launched',
  },
  {
    id: 'st-salt-pump',
    team: ['Imran Sama', 'Devika Chavda'],
    institution: 'Coastal University',
    place: 'bhavnagar',
    year: 2023,
    funding: 180000,
    status: 'commercialized',
  },
  {
    id: 'st-loom-eye',
    team: ['Ayesha Memon', 'Kunal Jariwala', 'Ritu Patel', 'Om Desai'],
    institution: 'Surat Polytechnic University',
    place: 'surat',
    year: 2024,
    funding: 164000,
    status: 'patent-filed',
  },
  {
    id: 'st-braille-board',
    team: ['Tejas Bhoi', 'Farida Shaikh'],
    institution: 'Lakeview Institute of Technology',
    place: 'vadodara',
    year: 2023,
    funding: 142000,
    status: 'patent-granted',
  },
  {
    id: 'st-soil-strip',
    team: ['Mitul Chaudhari', 'Asha Damor', 'Yash Solanki'],
    institution: 'Northern Institute of Science and Agriculture',
    place: 'palanpur',
    year: 2022,
    funding: 120000,
    status: 'commercialized',
  },
  {
    id: 'st-crack-listener',
    team: ['Zeel Gadhvi', 'Aarav Joshi', 'Mehul Ahir'],
    institution: 'Rann Engineering College',
    place: 'bhuj',
    year: 2025,
    funding: 200000,
    status: 'under-examination',
  },
]

/**
 * Projects with a PoC grant. The home page shows the first three, the landing page for visitors the
 * next three.
 */
export const successStories: SuccessStory[] = records.map(({ place, ...story }) => ({
  ...story,
  ...storyWords[story.id],
  institution: atPlace(story.institution, placeName[place]),
}))
