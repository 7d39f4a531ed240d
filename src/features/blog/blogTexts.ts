import blog from '#schemas/texts/blog.json';
import { addTexts } from '#src/texts/texts.ts';

addTexts('blog', blog);
