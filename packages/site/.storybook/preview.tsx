import preview from '../src/stories/preview.tsx';

// An object of its own: Storybook reads this file before it runs it.
export default { ...preview, tags: ['autodocs'] };
